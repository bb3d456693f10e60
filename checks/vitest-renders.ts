// Must load before React, which reads the devtools hook once.

/** The members of React's fiber that are read here. */
interface Fiber {
  type: unknown
  flags: number
  memoizedProps: object | null
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** One render of a component. */
export interface RenderRecord {
  name: string
  props: object
}

/** React's flag of a fiber that rendered, not only bailed out. */
const PERFORMED_WORK = 1

/** Undefined until a test records renders. */
let renders: RenderRecord[] | undefined

/** The name of a component, also inside `memo` or `forwardRef`; undefined for elements and anonymous components. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return undefined
  if ('displayName' in type && typeof type.displayName === 'string') return type.displayName
  return nameOf('type' in type ? type.type : 'render' in type ? type.render : undefined)
}

function recordFiber(fiber: Fiber): void {
  const previous = fiber.alternate
  const name = nameOf(fiber.type)
  if (name && (previous === null || fiber.flags & PERFORMED_WORK)) {
    renders?.push({ name, props: fiber.memoizedProps ?? {} })
  }
  // The same child fiber: nothing below rendered.
  if (previous && previous.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) recordFiber(child)
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => renders && recordFiber(root.current),
    onCommitFiberUnmount() {},
  },
})

/** Starts a new recording of renders; the returned function gets them in order. */
export function recordRenders(): () => readonly RenderRecord[] {
  const recorded: RenderRecord[] = []
  renders = recorded
  return () => recorded
}
