import { useMediaQuery } from '@mantine/hooks'

/**
 * Style of a grid with as many columns of the same width as have room, each of `least` or more. Mantine's `SimpleGrid` inserts style
 * elements.
 */
export const columnsOf = (least: string, gap = 'var(--gc-space-3) var(--gc-space-4)') => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  gap,
  alignItems: 'start',
})

export const useIsNarrow = () => useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })

/** Style of a grid with these columns, or with one in a narrow window. */
export function useTwoColumns(columns: string) {
  const gridTemplateColumns = useIsNarrow() ? 'minmax(0, 1fr)' : columns
  return { display: 'grid', gridTemplateColumns, gap: 'var(--gc-space-4)' }
}
