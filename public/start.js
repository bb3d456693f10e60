// Runs before the first paint: sets the colour scheme and density, to avoid a white flash and layout shift. Then
// preloads the chunks of the current route (listed by scripts/preload-plugin.ts) and its first API responses (used by
// src/http/gateway.ts), and draws the frame of the page from `pageFrames`, which the build adds
// (scripts/preload-plugin.ts), until the libraries have arrived. A separate file, because a strict CSP forbids inline
// scripts. If storage throws or contains invalid values, the system settings apply, and the page starts as for a visitor.
/* global pageFrames */
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
  if (!account || typeof account.username !== 'string') account = null
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

  function linkTo(index, rel) {
    var link = document.createElement('link')
    link.rel = rel
    // Same CORS mode as the bundler's import, otherwise the file is fetched twice.
    link.crossOrigin = ''
    link.href = load.files[index]
    return document.head.appendChild(link)
  }
  var language = readStorage('language')
  if (language !== 'en' && language !== 'zh') language = /^zh/i.test(window.navigator.language) ? 'zh' : 'en'
  var files = (place || load).texts[language].concat(place ? place.files : [])
  function isSheet(index) {
    return /\.css$/.test(load.files[index])
  }
  function isScript(index) {
    return !isSheet(index)
  }
  // The style sheets come first, because the frame waits for them and for the document: it is to be painted while the
  // libraries are on their way.
  var styles = files.filter(isSheet).map(function (index) {
    return new Promise(function (resolve, reject) {
      var link = linkTo(index, 'stylesheet')
      link.onload = resolve
      link.onerror = function () {
        // For a later import the bundler links it again, and reports that it is missing.
        link.remove()
        window.pageStyles = undefined
        reject(new Error('Unable to load ' + link.href))
      }
    })
  })
  var parsed = new Promise(function (resolve) {
    document.addEventListener('readystatechange', resolve, { once: true })
  })
  // For src/shell/lazy-screen.tsx.
  window.pageStyles = Promise.all(styles)
  // Without its style sheets the frame is not drawn; the screen reports the missing one.
  Promise.all([window.pageStyles, parsed]).then(drawFrame, function () {})
  files.filter(isScript).forEach(function (index) {
    linkTo(index, 'modulepreload')
  })
  // Not in `files`: the frame does not wait for the style sheets of what is shown later.
  var preloaded = role && place && place.preloadedModule
  if (preloaded && !(readStorage(preloaded.unlessStored) || '').trim())
    preloaded.texts[language].concat(preloaded.files).forEach(function (index) {
      if (isScript(index)) linkTo(index, 'modulepreload')
      else linkTo(index, 'preload').as = 'style'
    })

  // The entry script or one that it imports is missing, as after a deployment. Scripts loaded later have no element.
  var hasFailed = false
  window.addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof window.HTMLScriptElement) || event.target.type !== 'module') return
      hasFailed = true
      drawFrame()
    },
    true,
  )

  function drawFrame() {
    var root = document.getElementById('root')
    if (!root || (root.firstChild && !hasFailed)) return
    root.textContent = ''
    var status = parseJson(readStorage('status')) || {}
    var name = typeof status.system_name === 'string' ? status.system_name.trim().slice(0, 80) : ''
    var controls = document.querySelector('meta[name="gateway-controls"]')
    var values = {
      '{name}': name || document.title,
      '{host}': window.location.host,
      // Without the hash, with which the link would not load the page.
      '{address}': window.location.href.split('#')[0],
      '{user}': account ? account.username : '',
      '{controls}': controls && controls.content,
    }
    var isShown = {
      chat: /^https:/.test(status.chat_link),
      notice: (readStorage('notice') || '').trim(),
      controls: controls,
    }
    function fill(text) {
      return text.replace(/\{\w+\}/g, function (key) {
        return key in values ? values[key] : key
      })
    }
    function textOf(value) {
      return typeof value === 'string' ? value : value[language === 'en' ? 0 : 1]
    }
    function append(parent, index) {
      var node = pageFrames.nodes[index]
      var attributes = node[1]
      if (!node[0]) return parent.append(fill(textOf(node.slice(1))))
      if (attributes.if && !isShown[attributes.if]) return undefined
      var isDrawing = node[0] === 'svg' || parent.namespaceURI !== root.namespaceURI
      var element = isDrawing
        ? document.createElementNS('http://www.w3.org/2000/svg', node[0])
        : document.createElement(node[0])
      Object.keys(attributes).forEach(function (key) {
        if (key !== 'if') element.setAttribute(key, fill(textOf(attributes[key])))
      })
      node.slice(2).forEach(function (child) {
        append(element, child)
      })
      return parent.append(element)
    }
    var kind = role >= 10 ? 'admins' : role ? 'signedIn' : 'everybody'
    append(root, pageFrames.shells[place && place.isCard && !hasFailed ? 'card' : kind])
    var main = root.querySelector('main')
    var current = place && place.menu && root.querySelector('nav [href="' + place.menu + '"]')
    if (current) {
      current.classList.add('active')
      current.setAttribute('data-status', 'active')
      current.setAttribute('aria-current', 'page')
      root.querySelector('header > span').textContent = current.textContent
    }
    var menu = root.querySelector('nav')
    if (menu && readStorage('menu') === 'rail') menu.setAttribute('data-shape', 'rail')
    var logo = typeof status.logo === 'string' ? status.logo.trim() : ''
    // A part of what src/browser/urls.ts allows: short, absolute, and on another host than the cookies.
    var isAddress =
      logo.length <= 2048 && /^https:\/\/[\w.-]+\/[\w./%-]*$/.test(logo) && window.URL.canParse(logo)
    if (isAddress && new window.URL(logo).hostname.replace(/\.$/, '') !== window.location.hostname)
      root.querySelector('header img').src = logo
    if (typeof status.footer_html === 'string' && status.footer_html.trim())
      root.querySelector('footer').textContent = ''
    var content = place && (pageFrames.pages[kind][place.path] || pageFrames.pages.everybody[place.path])
    if (hasFailed) {
      main.removeAttribute('inert')
      main.removeAttribute('aria-hidden')
      main = main.appendChild(document.createElement('div'))
      main.setAttribute('role', 'alert')
      content = pageFrames.failure
    }
    ;(content || []).forEach(function (child) {
      append(main, child)
    })
    root.setAttribute('aria-busy', String(!hasFailed))
    // The rows that React draws while it waits do not fade in again.
    document.documentElement.setAttribute('data-frame', '')
  }

  if (!place || !place.firstRequest || window.location.search || !window.navigator.onLine) return
  window.preloadedResponses = new Map()
  // What the page is opened for comes before the public status.
  ;[place.firstRequest, '/api/status'].forEach(function (address) {
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
