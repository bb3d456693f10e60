import { OPTION_KEYS, type Options } from './option'

const isSet = (options: Options, key: string) => Boolean(options.get(key)?.trim())

/** Whether programs are told an address of this server that somebody chose. */
export const hasServerAddress = (options: Options): boolean => isSet(options, OPTION_KEYS.serverAddress)
/** Whether the server can send mails. */
export const hasMail = (options: Options): boolean => isSet(options, OPTION_KEYS.mailServer)
