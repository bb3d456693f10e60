/** Names the build that runs here; a page of another build names another. */
export function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
}
