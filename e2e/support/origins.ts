/** Set `E2E_PORT` to run twice on one machine at the same time. */
export const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 4180)
export const PROXIED_PORT = EMBEDDED_PORT + 1
/** Origins of the two servers that browser tests run against, see playwright.config.ts. */
export const EMBEDDED_URL = `http://127.0.0.1:${EMBEDDED_PORT}`
export const PROXIED_URL = `http://127.0.0.1:${PROXIED_PORT}`
