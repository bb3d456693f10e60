import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { customCheck } from './rules'
import { parseList } from './text-list'

const subnet = z.union([z.cidrv4(), z.cidrv6()])

/** Whether `text` is a CIDR block as Go's `net.ParseCIDR` accepts it, zeros before the mask too; a bare address is not. */
const isSubnet = (text: string) => subnet.safeParse(text.replace(/\/0+(?=\d)/, '/')).success

/** Rule for a list of CIDR blocks, typed as one text; the message names the first that is none. */
export const subnetListRule = z.string().check(
  customCheck((text) => {
    const part = parseList(text).entries.find((entry) => !isSubnet(entry))
    return part === undefined ? undefined : t('fields.subnet', { part })
  }),
)
