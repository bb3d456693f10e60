/**
 * Returns the ref of an uncontrolled input that shows a text, unless another is being typed (`data-typed`). It is a new function each time,
 * so that React calls it after each render.
 */
export const showText = (text: string, onShow?: (input: HTMLInputElement) => void) => {
  return (input: HTMLInputElement | null) => {
    if (!input) return
    if (input.dataset.typed === undefined && input.value !== text) input.value = text
    input.defaultValue = text
    onShow?.(input)
  }
}
