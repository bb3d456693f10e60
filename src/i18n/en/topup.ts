/** Redeeming a code, and the way to a shop. */
export const topup = {
  'topup.title': 'Top up',
  'topup.balance': 'Remaining quota',
  'topup.code': 'Redemption code',
  'topup.code.hint': 'A whole line pasted from a message will do.',
  'topup.redeem': 'Redeem',
  'topup.empty': 'Please enter a redemption code!',
  'topup.several': 'There is more than one code in this text. Redeem them one by one.',
  'topup.done': 'Top-up successful: {quota}',
  'topup.doneUnknownAmount':
    'Top-up successful. The server did not say how much; the balance was read again.',
  'topup.failed': 'Request failed',
  'topup.failed.because': 'Request failed: {cause} – the code was not redeemed, so it can be sent again.',
  'topup.lost.increased':
    'Request failed: no usable answer came, but the balance rose from {before} to {after} meanwhile. The code was probably redeemed.',
  'topup.lost.unchanged':
    'Request failed: no usable answer came, and the balance has not risen. The code was probably not redeemed. A code counts only once, so it can be sent again.',
  'topup.lost.unknown':
    'Request failed: no usable answer came, and the balance could not be read. Whether the code was redeemed is unknown. A code counts only once, so it can be sent again.',
  'topup.shop': 'Get redemption codes',
  'topup.shop.host': 'at {host}',
  'topup.shop.confirm': 'Leave for {host}?',
  'topup.shop.hint':
    'A new tab opens. The shop is told your username, your user id and a transaction number.',
  'topup.shop.unencrypted': 'This address is not encrypted: others on the way can read along.',
  'topup.shop.open': 'Open the shop',
  'topup.shop.none': 'The super administrator has not set a top-up link!',
  'topup.shop.invalid': 'The configured top-up link (TopUpLink) is not an address that may be opened.',
} as const
