/** Milliseconds that the start of the worker may take; a browser that takes no worker never says so. */
const CONTROL_TIMEOUT_MS = 8000

/** Resolves once this page's calls go through the worker. */
async function controlled({ serviceWorker }: Navigator): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register('/gateway-worker.js')
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller) return
  // A page that was still being opened when the worker took its pages, or that was reloaded past it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name, only windows do
  active?.postMessage('claim')
  await taken
}

/**
 * The first script of the demonstration: starts the gateway beside the page, then the console. Where the browser has no
 * service workers the console starts alone, and a host without a server answers its calls with a 405.
 */
async function start(): Promise<void> {
  const apps = document.querySelector<HTMLMetaElement>('meta[name="console-scripts"]')?.content
  if (!apps) throw new Error('the page does not name its console')
  try {
    await Promise.race([
      controlled(navigator),
      new Promise((resolve) => setTimeout(resolve, CONTROL_TIMEOUT_MS)),
    ])
  } catch {
    // Told by the console itself, see above.
  }
  for (const app of apps.split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which the page would have run them
    await import(/* @vite-ignore */ app)
  }
}

await start()
