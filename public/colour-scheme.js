// Runs before the first paint, so that nobody who chose dark sees a white flash. A file of its own, because
// a strict content policy forbids inline scripts. Storage may throw or hold rubbish: then the system decides.
;(function () {
  var chosen
  try {
    chosen = window.localStorage.getItem('mantine-color-scheme-value')
  } catch (_error) {
    chosen = null
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
