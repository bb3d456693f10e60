// Must load before React, which reads the devtools hook once.

/** The members of React's fiber that are read here. */
interface Fiber {
  tag: number
  type: unknown
  /** The first hook of a function component, linked to the next one; other things for other fibers. */
  memoizedState: unknown
  /** The contexts that a component reads; null without any. */
  dependencies: object | null
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

/** React's tags of function components: plain, `forwardRef`, and `memo` of a plain one. */
const FUNCTION_TAGS = new Set([0, 11, 15])

/** The root of the last commit. */
let lastRoot: { current: Fiber } | undefined

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
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      lastRoot = root
      if (renders) recordFiber(root.current)
    },
    onCommitFiberUnmount() {},
  },
})

/** Starts a new recording of renders; the returned function gets them in order. */
export function recordRenders(): () => readonly RenderRecord[] {
  const recorded: RenderRecord[] = []
  renders = recorded
  return () => recorded
}

/** A mounted function component: its name, how many hooks it runs, and the tags of the elements around it. */
export interface MountedComponent {
  name: string
  hooks: number
  inside: readonly string[]
}

function isHook(state: unknown): state is { next: unknown } {
  return typeof state === 'object' && state !== null && 'next' in state && 'queue' in state
}

function countHooks({ memoizedState, dependencies }: Fiber): number {
  let count = dependencies === null ? 0 : 1
  for (let hook = memoizedState; isHook(hook); hook = hook.next) count += 1
  return count
}

function listComponents(fiber: Fiber, inside: readonly string[], found: MountedComponent[]): void {
  if (FUNCTION_TAGS.has(fiber.tag)) {
    found.push({ name: nameOf(fiber.type) ?? '?', hooks: countHooks(fiber), inside })
  }
  const tags = typeof fiber.type === 'string' ? [...inside, fiber.type] : inside
  for (let child = fiber.child; child; child = child.sibling) listComponents(child, tags, found)
}

/** Lists the function components of the last commit's root. */
export function mountedComponents(): readonly MountedComponent[] {
  const found: MountedComponent[] = []
  if (lastRoot) listComponents(lastRoot.current, [], found)
  return found
}
