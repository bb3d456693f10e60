// Runs before the first paint: sets the colour scheme and density, to avoid a white flash and layout shift. Then
// preloads the chunks of the current route (listed by scripts/preload-plugin.mjs) and its first API responses (used by
// src/http/preloaded-responses.ts). A separate file, because a strict CSP forbids inline scripts. If storage throws or
// contains invalid values, the system settings apply and no response is preloaded.
;(function () {
  function readStorage(key) {
    try {
      return window.localStorage.getItem(key)
    } catch (_error) {
      return null
    }
  }
  function parseJson(text) {
    try {
      return JSON.parse(text)
    } catch (_error) {
      return null
    }
  }

  var storedScheme = readStorage('mantine-color-scheme-value')
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = storedScheme === 'light' || storedScheme === 'dark' ? storedScheme : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  var density = readStorage('density') === 'compact' ? 'compact' : 'comfortable'
  document.documentElement.setAttribute('data-density', density)

  var firstLoad = document.getElementById('first-load')
  if (!firstLoad || window.top !== window) return
  var load = parseJson(firstLoad.textContent)
  var account = parseJson(readStorage('user'))
  var role = account && typeof account.role === 'number' && account.role > 0 ? account.role : 0
  function findRoute(path) {
    var segments = path.split('/')
    return load.places.find(function (route) {
      var parts = route.path.split('/')
      return (
        parts.length === segments.length &&
        parts.every(function (part, index) {
          return part === '*' || part === segments[index]
        })
      )
    })
  }
  var place = findRoute(window.location.pathname.replace(/(.)\/$/, '$1'))
  if (place && place.role > role) place = role ? undefined : findRoute('/login')

  function preloadFile(index) {
    var link = document.createElement('link')
    link.rel = /\.css$/.test(load.files[index]) ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    // Same CORS mode as the bundler's import, otherwise the file is fetched twice.
    link.crossOrigin = ''
    link.href = load.files[index]
    document.head.appendChild(link)
  }
  var language = readStorage('language')
  if (language !== 'en' && language !== 'zh') language = /^zh/i.test(window.navigator.language) ? 'zh' : 'en'
  load.words[language].concat(place ? place.files : []).forEach(preloadFile)

  if (!place || !place.rows || window.location.search || !window.navigator.onLine) return
  window.preloadedResponses = new Map()
  // Request the rows before the public status.
  ;[place.rows, '/api/status'].forEach(function (address) {
    var response = window.fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language },
    })
    // Avoid an unhandled rejection if the response is never used.
    response.catch(function () {})
    window.preloadedResponses.set(address, response)
  })
})()
