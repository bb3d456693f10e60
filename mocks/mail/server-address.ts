import type { Options } from '../option/options'

/** The server's own base URL for links; `http://localhost:3000` until the option is saved. */
export function serverAddressOf(options: Options): string {
  return options.wasSaved('ServerAddress') ? options.text('ServerAddress') : 'http://localhost:3000'
}
