/** The names on the first page of alice's tokens. */
export const NEWEST_TOKENS = [
  'newest',
  'no subnet at all',
  'two models',
  'ended yesterday',
  'ends next week',
  '读书笔记',
  'home network',
  'empty purse',
  'summer school',
  'shared with Bob',
]
