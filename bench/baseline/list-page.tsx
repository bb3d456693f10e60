import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LISTS, rowsOf, type ListName } from './lists'

/** Page size of the server; of search results only this many rows are rendered. */
const SHOWN = 10

/** List page of the baseline: a heading, a search box, a plain table and a pager. */
export function ListPage({ name }: { name: ListName }) {
  const { title, columns, actions } = LISTS[name]
  const { p = 0, keyword = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [text, setText] = useState(keyword)
  useEffect(() => {
    if (text === keyword) return undefined
    const timer = setTimeout(() => void navigate({ to: '.', search: { keyword: text } }), 400)
    return () => clearTimeout(timer)
  }, [text, keyword, navigate])
  const { data: rows = [] } = useQuery(rowsOf(name, p, keyword))
  return (
    <main>
      <h1>{title}</h1>
      <input
        type="search"
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
            <th>actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell key={column} scope={index === 0 ? 'row' : undefined}>
                    {index === 0 && name === 'log' ? `${row.id} ${String(row[column])}` : String(row[column])}
                  </Cell>
                )
              })}
              <td>
                {actions.map((action) => (
                  <button key={action}>{action}</button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        aria-label="Next page"
        onClick={() => void navigate({ to: '.', search: { p: p + 1, keyword } })}
      >
        ›
      </button>
    </main>
  )
}
