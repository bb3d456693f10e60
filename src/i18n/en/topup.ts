/** Redeeming a code, and the way to a shop. */
export const topup = {
  'topup.menu': 'Top up',
  'topup.title': 'Top up',
  'topup.balance': 'Remaining quota',
  'topup.code': 'Redemption code',
  'topup.code.hint': 'You can paste a whole line of a message.',
  'topup.redeem': 'Redeem',
  'topup.empty': 'Please enter a redemption code!',
  'topup.several': 'There is more than one code in this text. Redeem them one by one.',
  'topup.done': 'Top-up successful: {quota}',
  'topup.doneUnknownAmount':
    'Top-up successful. The server did not return the amount; the balance was reloaded.',
  'topup.failed': 'Request failed',
  'topup.failed.because': 'Request failed: {cause} – the code was not redeemed, so it can be sent again.',
  'topup.lost.increased':
    'Request failed: no usable response arrived, but the balance rose from {before} to {after} in the meantime. The code was probably redeemed.',
  'topup.lost.unchanged':
    'Request failed: no usable response arrived, and the balance has not risen. The code was probably not redeemed. A code counts only once, so it can be sent again.',
  'topup.lost.unknown':
    'Request failed: no usable response arrived, and the balance could not be loaded, so it is unknown whether the code was redeemed. A code counts only once, so it can be sent again.',
  'topup.shop': 'Get redemption codes',
  'topup.shop.host': 'at {host}',
  'topup.shop.confirm': 'Leave for {host}?',
  'topup.shop.hint':
    'A new tab opens. The shop receives your username, your user ID and a transaction number.',
  'topup.shop.unencrypted': 'This address is not encrypted: others on the network can read the request.',
  'topup.shop.open': 'Open the shop',
  'topup.shop.configure': 'Set the top-up link',
  'topup.shop.none': 'The super administrator has not set a top-up link!',
  'topup.shop.invalid': 'The configured top-up link (TopUpLink) is not an address that may be opened.',
} as const
