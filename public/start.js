// Runs before anything else of the page, and before the first paint: nobody who chose dark sees a white flash, and no
// row moves for who chose a dense layout. It also sends for what the address will need, while the libraries are still
// on their way: its files (scripts/preload-plugin.mjs writes down which) and its first answers (src/http/preloaded-responses.ts
// takes them). A file of its own, because a strict content policy forbids inline scripts. Storage may throw or hold
// rubbish: then the system decides, and nothing is asked early.
;(function () {
  function kept(key) {
    try {
      return window.localStorage.getItem(key)
    } catch (_error) {
      return null
    }
  }
  function parsed(text) {
    try {
      return JSON.parse(text)
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

  var firstLoad = document.getElementById('first-load')
  if (!firstLoad || window.top !== window) return
  var load = parsed(firstLoad.textContent)
  var account = parsed(kept('user'))
  var role = account && typeof account.role === 'number' && account.role > 0 ? account.role : 0
  function placeAt(path) {
    var asked = path.split('/')
    return load.places.find(function (one) {
      var parts = one.path.split('/')
      return (
        parts.length === asked.length &&
        parts.every(function (part, index) {
          return part === '*' || part === asked[index]
        })
      )
    })
  }
  var place = placeAt(window.location.pathname.replace(/(.)\/$/, '$1'))
  if (place && place.role > role) place = role ? undefined : placeAt('/login')

  function sendForFile(index) {
    var link = document.createElement('link')
    link.rel = /\.css$/.test(load.files[index]) ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    // As the bundler asks for it later, else it would come twice.
    link.crossOrigin = ''
    link.href = load.files[index]
    document.head.appendChild(link)
  }
  var language = kept('language')
  if (language !== 'en' && language !== 'zh') language = /^zh/i.test(window.navigator.language) ? 'zh' : 'en'
  load.words[language].concat(place ? place.files : []).forEach(sendForFile)

  if (!place || !place.rows || window.location.search || !window.navigator.onLine) return
  window.preloadedResponses = new Map()
  // The public status is never in front of the rows.
  ;[place.rows, '/api/status'].forEach(function (address) {
    var answer = window.fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language },
    })
    // Whoever takes it hears of the failure; nobody may.
    answer.catch(function () {})
    window.preloadedResponses.set(address, answer)
  })
})()
