// Runs before the first paint: sets language, colour scheme and density, to avoid a white flash and layout shift. Then
// asks for the files and the first API response of the page (used by src/http/gateway.ts), listed by
// scripts/preload-plugin.ts, while the libraries are still loading. A separate file, because a strict CSP forbids inline
// scripts. Where storage throws or contains invalid values, the page starts as for a new visitor.
;(function () {
  const attempt = (read) => {
    try {
      return read()
    } catch {
      return null
    }
  }
  const stored = (key) => attempt(() => window.localStorage.getItem(key))
  const page = document.documentElement
  const choose = (key, choices, other) => (choices.includes(stored(key)) ? stored(key) : other)
  const ofSystem = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  page.dataset.mantineColorScheme = choose('mantine-color-scheme-value', ['light', 'dark'], ofSystem)
  page.dataset.density = choose('density', ['compact'], 'comfortable')
  page.lang = choose('language', ['en', 'zh'], /^zh/i.test(window.navigator.language) ? 'zh' : 'en')

  // The entry script or one that it imports is missing, as after a deployment.
  const onMissingScript = ({ target }) => {
    if (target.type !== 'module') return
    const [title, reload] =
      page.lang === 'zh'
        ? ['控制台的一部分无法加载', '重新加载']
        : ['A part of the console could not be loaded', 'Reload']
    const create = (name, content, attributes) => {
      const element = Object.assign(document.createElement(name), attributes)
      element.append(...content)
      return element
    }
    // Without the hash, with which the link would not load the page.
    const link = create('a', [reload], { href: window.location.href.split('#')[0] })
    const alert = create('div', [create('h1', [title]), link], { role: 'alert' })
    document.getElementById('root').replaceChildren(create('main', [alert]))
  }
  window.addEventListener('error', onMissingScript, true)
  const list = attempt(() => JSON.parse(document.getElementById('preload-list').textContent))
  if (!list || window.top !== window) return
  const account = attempt(() => JSON.parse(stored('user')))
  const role =
    typeof account?.username === 'string' && Number.isInteger(account.role) && account.role > 0
      ? account.role
      : 0
  const find = (path) =>
    list.pages.find(({ pattern }) => new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(path))
  let place = find(window.location.pathname.replace(/(.)\/$/, '$1'))
  if (place?.role > role) place = role ? undefined : find('/login')
  // With the CORS mode of the bundler's imports; with another one each file would be fetched twice.
  const texts = list.texts[page.lang].slice(0, place && !place.firstTextsOnly ? 2 : 1)
  for (const href of [...texts, place?.files ?? []].flat()) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
  }
  const firstRequest = (role >= 10 && place?.firstRequestOfAdmins) || place?.firstRequest
  if (!firstRequest || window.location.search || !window.navigator.onLine) return
  const headers = { 'Accept-Language': page.lang }
  const ask = (address) => window.fetch(address, { cache: 'no-store', credentials: 'same-origin', headers })
  // What the page is opened for comes before the public status.
  window.preloadedResponses = new Map([firstRequest, '/api/status'].map((address) => [address, ask(address)]))
  // Avoids an unhandled rejection if a response is never used.
  for (const response of window.preloadedResponses.values()) response.catch(() => {})
})()
