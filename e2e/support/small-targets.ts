/**
 * Returns the controls whose target is smaller than `size` × `size` px, as their size and HTML. Runs in the page. What a
 * finger hits counts, not what is drawn: a label belongs to its control. Links within a line of text are exempt, as in
 * WCAG 2.5.8.
 */
export function smallTargets(size: number): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"]'
  const isInText = (control: HTMLElement) =>
    control.matches('a, button') && getComputedStyle(control).display === 'inline'
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.closest('[inert]') &&
    Math.min(control.offsetWidth, control.offsetHeight) > 1

  function targetOf(control: HTMLElement) {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const isChoice = control.matches('[type="checkbox"], [type="radio"]')
    const boxes = [control, ...(isChoice ? labels : [])].map((part) => part.getBoundingClientRect())
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
    return {
      left,
      top,
      width: Math.max(...boxes.map((box) => box.right)) - left,
      height: Math.max(...boxes.map((box) => box.bottom)) - top,
    }
  }

  /** Whether the points at half of `size` around the middle belong to the control: a pseudo element has no box. */
  function isHitAround(control: HTMLElement): boolean {
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = targetOf(control)
    const reach = size / 2 - 0.75
    const isHit = (across: number, down: number) => {
      const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down)
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
    }
    return [-reach, reach].every(
      (side) => (width >= size || isHit(side, 0)) && (height >= size || isHit(0, side)),
    )
  }

  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => isShown(control) && !isInText(control))
    .filter((control) => {
      const { width, height } = targetOf(control)
      return Math.min(width, height) < size - 0.5 && !isHitAround(control)
    })
    .map((control) => {
      const { width, height } = targetOf(control)
      return `${width.toFixed(1)}×${height.toFixed(1)} ${control.outerHTML.slice(0, 160)}`
    })
}
