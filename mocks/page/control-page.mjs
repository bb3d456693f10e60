// @ts-check
// Forms of the control page, one per action.
import { byId, control, offer, remember, select, showMessage } from './control-requests.mjs'
import { showAll, showRequests, showWorld } from './control-views.mjs'

/**
 * @param {() => Promise<unknown>} what
 * @param {string} successText
 */
async function act(what, successText) {
  try {
    await what()
    await showAll()
    showMessage(successText)
  } catch (error) {
    showMessage(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @param {string} id
 * @param {(values: Record<string, string>) => Promise<unknown>} what
 * @param {string} successText
 */
function onSubmit(id, what, successText) {
  const form = byId(id, HTMLFormElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    void act(() => what(values), successText)
  })
}

/**
 * @param {string} id
 * @param {() => Promise<unknown>} what
 * @param {string} successText
 */
function onPress(id, what, successText) {
  byId(id, HTMLButtonElement).addEventListener('click', () => void act(what, successText))
}

const numberOr = (/** @type {string | undefined} */ text) => (text ? Number(text) : undefined)

/** Clears the session after switching worlds, because sessions are per world; @param {Promise<unknown>} entering */
async function switchWorld(entering) {
  await entering
  await control('POST', 'sign-out')
  remember(null)
}

onSubmit('enter', ({ id }) => switchWorld(control('POST', 'worlds/enter', { id })), 'Entered')
onSubmit(
  'make',
  ({ id, seed, limits }) =>
    switchWorld(control('POST', 'worlds', { id: id || undefined, seed, limits: limits ? 'on' : 'off' })),
  'Made and entered',
)
onPress(
  'again',
  async () => {
    const { id, limits } = await control('GET', 'worlds/current')
    await switchWorld(control('POST', 'worlds', { id, limits, seed: select('make', 'seed').value }))
  },
  'Started again',
)
onSubmit(
  'sign-in',
  async ({ username }) => {
    const { id, display_name, role, status, ...rest } = await control('POST', 'sign-in', { username })
    remember({ id, username: rest.username, display_name, role, status })
  },
  'Signed in',
)
onPress(
  'sign-out',
  async () => {
    await control('POST', 'sign-out')
    remember(null)
  },
  'Signed out',
)
onSubmit(
  'fault',
  ({ kind, call, often, times, skip, ms, message, applied }) => {
    const count = { once: 1, some: Number(times) }[often ?? '']
    const order = { kind, call, times: count, skip: numberOr(skip) || undefined, ms: numberOr(ms) }
    return control('POST', 'faults', {
      ...order,
      message: message || undefined,
      applied: applied ? true : undefined,
    })
  },
  'Fault added',
)
byId('faults', HTMLElement).addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement)
    void act(() => control('DELETE', `faults/${target.value}`), 'Fault removed')
})
onPress('release', () => control('POST', 'release'), 'Released')
onPress('clear-faults', () => control('DELETE', 'faults'), 'Faults removed')
onSubmit(
  'advance',
  ({ amount, unit }) => control('POST', 'clock', { advance: Number(amount) * Number(unit) }),
  'Clock moved',
)
onSubmit(
  'stop',
  ({ at }) => control('POST', 'clock', { set: Math.floor(Date.parse(at ?? '') / 1000) }),
  'Clock stopped',
)
onPress('run', () => control('POST', 'clock', { run: true }), 'Clock runs')
onSubmit(
  'traffic',
  ({ per_minute }) => control('POST', 'traffic', { per_minute: Number(per_minute) }),
  'Pace set',
)
onSubmit(
  'consume',
  ({ user, model, prompt_tokens, completion_tokens }) =>
    control('POST', 'consume', {
      user,
      model,
      prompt_tokens: Number(prompt_tokens),
      completion_tokens: Number(completion_tokens),
    }),
  'Call made',
)
onPress('forget', () => control('DELETE', 'requests'), 'Forgotten')
byId('only', HTMLInputElement).addEventListener('input', () => void showRequests())

const { kinds, calls } = await control('GET', 'faults/choices')
offer(
  select('fault', 'kind'),
  kinds.map((/** @type {[string, string]} */ [code, word]) => [code, `${code} ${word}`]),
)
offer(
  byId('calls', HTMLDataListElement),
  calls.map((/** @type {string} */ call) => [call.replace(':id', '{id}'), call]),
)
await showAll()
setInterval(() => {
  if (byId('follow', HTMLInputElement).checked) void Promise.all([showWorld(), showRequests()])
}, 2000)
