// @ts-check
// DOM access and control requests of the control page.

/**
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

const messageElement = byId('message', HTMLElement)

/** @param {string} text */
export function showMessage(text) {
  messageElement.textContent = ''
  // Clear first, so that screen readers announce the same text again.
  setTimeout(() => {
    messageElement.textContent = text
  }, 50)
}

/**
 * @param {string} method
 * @param {string} name
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function control(method, name, body) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = text === undefined ? undefined : { 'Content-Type': 'application/json' }
  const init = { method, headers, body: text }
  const response = await fetch(`/__gateway/${name}`, init)
  const json = await response.json()
  if (!response.ok) throw new Error(json.error)
  return json
}

/**
 * @param {string} tag
 * @param {...(string | Node)} content
 */
export function element(tag, ...content) {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}

/**
 * @param {HTMLSelectElement | HTMLDataListElement} list
 * @param {readonly (readonly [value: string, words: string])[]} choices
 */
export function offer(list, choices) {
  // Do not rebuild a list while the user has it open.
  const known = [...list.querySelectorAll('option')].map(
    ({ value, textContent }) => `${value} ${textContent}`,
  )
  if (known.join('\n') === choices.map(([value, words]) => `${value} ${words}`).join('\n')) return
  const chosen = list instanceof HTMLSelectElement ? list.value : ''
  list.replaceChildren(
    ...choices.map(([value, words]) => {
      const option = document.createElement('option')
      option.value = value
      option.textContent = words
      return option
    }),
  )
  if (list instanceof HTMLSelectElement && choices.some(([value]) => value === chosen)) list.value = chosen
}

/**
 * @param {string} form
 * @param {string} name
 */
export function select(form, name) {
  const found = byId(form, HTMLFormElement).elements.namedItem(name)
  if (!(found instanceof HTMLSelectElement)) throw new Error(`no choice of ${name}`)
  return found
}

/** Stores the signed-in user as the console does, next to the cookie; @param {object | null} user */
export function remember(user) {
  if (user) localStorage.setItem('user', JSON.stringify(user))
  else localStorage.removeItem('user')
}
