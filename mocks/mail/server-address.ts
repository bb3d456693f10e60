import type { Options } from '../option/options'

/** The address the server believes it has, for the links it writes; a default of its own until one is saved. */
export function serverAddressOf(options: Options): string {
  return options.wasSaved('ServerAddress') ? options.text('ServerAddress') : 'http://localhost:3000'
}
