import { screen } from '@testing-library/react'
import IconEdit from '@tabler/icons-react/icons/IconEdit'
import { expect, it } from 'vitest'
import { cellContext, idleRunner } from '#/app/list/cell-context.fixture'
import { renderName } from '#/app/list/row-buttons'
import type { RowAction } from '#/app/list/list-definitions'
import { IDLE_ROW } from '#/ui/row/row-state'
import { render } from '../../../../checks/render'

const edit: RowAction<object> = {
  name: 'edit',
  icon: IconEdit,
  label: 'row.edit',
  place: 'title',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its address is read
  link: () => ({ publicHref: '/user/edit/1' }) as ReturnType<NonNullable<RowAction<object>['link']>>,
}

it.each(['averylongname@company.example', '名'.repeat(16), '👩‍👩‍👧‍👦'.repeat(20), 'root'])(
  'username: %s is there whole, in the text, the tooltip and the name of its link',
  (name) => {
    const rendered = { row: {}, id: '1', name, state: IDLE_ROW, runner: idleRunner }
    render(
      renderName([edit], rendered, { ...cellContext(undefined), link: () => ({ href: '/user/edit/1' }) }),
    )
    const link = screen.getByRole('link', { name: `Edit ${name}` })
    expect(link.textContent).toBe(name)
    expect(link.title).toBe(name)
  },
)
