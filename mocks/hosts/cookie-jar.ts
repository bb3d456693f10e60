/** Cookie jar of a simulated browser: names and values, deleted by `Max-Age=0`. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Stores a `Set-Cookie` value. */
  keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute)))
      this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(at + 1).trim())
  }

  /** Deletes a cookie. */
  drop(name: string): void {
    this.#cookies.delete(name)
  }

  /** The value of the `Cookie` header. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
