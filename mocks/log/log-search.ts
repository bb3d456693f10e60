import { sqlLike } from '../server/sql-like'
import type { LogQuestion } from './log-question'

/** Converts a keyword like SQLite does when it compares a text with an integer column; NaN if not numeric. */
function typeOf(keyword: string): number {
  return /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(keyword) ? Number(keyword) : Number.NaN
}

/** Query of the search over all entries: by type, or by content prefix (K6.10, call 65). */
export function searchQuestion(keyword: string): LogQuestion {
  const type = typeOf(keyword)
  const pattern = `${keyword}%`
  return {
    fits: (row) => row.type === type || sqlLike(row.content, pattern),
    inColumns: (columns) => {
      const contents = columns.contents.map((content) => sqlLike(content, pattern))
      return (at) => columns.type[at] === type || contents[columns.content[at] ?? 0] === true
    },
  }
}

/** Query of the search over own entries: by type only (K6.10, call 67). */
export function ownSearchQuestion(keyword: string, userId: number): LogQuestion {
  const type = typeOf(keyword)
  return {
    fits: (row) => row.user_id === userId && row.type === type,
    inColumns: (columns) => {
      const users = columns.users.map(({ id }) => id === userId)
      return (at) => columns.type[at] === type && users[columns.user[at] ?? 0] === true
    },
  }
}
