/** Timeout for the worker's start; a browser that blocks service workers may never report it. */
const CONTROL_TIMEOUT_MS = 8000

/** Resolves once the service worker controls this page. */
async function waitForController({ serviceWorker }: Navigator): Promise<void> {
  const controllerChanged = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register('/gateway-worker.js')
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller) return
  // The page loaded while the worker claimed its clients, or was force-reloaded past the worker.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin, only windows do
  active?.postMessage('claim')
  await controllerChanged
}

/**
 * Entry script of the demo: starts the gateway in a service worker, then loads the console. Without service workers the
 * console starts alone, and the static host responds to its API calls with a 405.
 */
async function start(): Promise<void> {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name="console-scripts"]')?.content
  if (!scripts) throw new Error('the page does not name its console')
  try {
    await Promise.race([
      waitForController(navigator),
      new Promise((resolve) => setTimeout(resolve, CONTROL_TIMEOUT_MS)),
    ])
  } catch {
    // The console reports this itself when its API calls fail.
  }
  for (const script of scripts.split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- scripts must run in document order
    await import(/* @vite-ignore */ script)
  }
}

await start()
