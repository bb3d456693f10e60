// Must come before React itself, which looks for what is installed here once.

/** What React keeps of a component on the page, as far as it is read here. */
interface Fiber {
  type: unknown
  flags: number
  memoizedProps: object | null
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** A component that was drawn. */
export interface RenderRecord {
  name: string
  props: object
}

/** React's mark on what was really drawn, not only passed by. */
const PERFORMED_WORK = 1

/** Undefined until a test wants to know. */
let renders: RenderRecord[] | undefined

/** The name of a component, also of one in `memo` or `forwardRef`; undefined for elements and what has no name. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return undefined
  if ('displayName' in type && typeof type.displayName === 'string') return type.displayName
  return nameOf('type' in type ? type.type : 'render' in type ? type.render : undefined)
}

function note(fiber: Fiber): void {
  const before = fiber.alternate
  const name = nameOf(fiber.type)
  if (name && (before === null || fiber.flags & PERFORMED_WORK)) {
    renders?.push({ name, props: fiber.memoizedProps ?? {} })
  }
  // The same children as before: nothing below was touched.
  if (before && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) note(child)
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => renders && note(root.current),
    onCommitFiberUnmount() {},
  },
})

/** From now on, what is drawn is written down anew; the function returned gives it, in order. */
export function recordRenders(): () => readonly RenderRecord[] {
  const seen: RenderRecord[] = []
  renders = seen
  return () => seen
}
