// Runs before the first paint, so that nobody who chose dark sees a white flash, and no row moves for who chose a
// dense layout. A file of its own, because
// a strict content policy forbids inline scripts. Storage may throw or hold rubbish: then the system decides.
;(function () {
  function kept(key) {
    try {
      return window.localStorage.getItem(key)
    } catch (_error) {
      return null
    }
  }
  var chosen = kept('mantine-color-scheme-value')
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  var density = kept('density') === 'compact' ? 'compact' : 'comfortable'
  document.documentElement.setAttribute('data-density', density)
})()
