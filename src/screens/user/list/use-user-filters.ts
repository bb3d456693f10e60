import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RoleKind, StatusKind } from '#/resources/user/user'

const route = getRouteApi('/signed-in/admins/user')

/** What rows can be filtered by, as the address names it; blank is no filter. */
interface UserFilterValues {
  role: RoleKind | ''
  status: StatusKind | ''
  group: string
}

const NOTHING: UserFilterValues = { role: '', status: '', group: '' }

/** What the address leaves out of the rows that are here. */
export function useUserFilters({ role, status, group }: UserFilterValues) {
  const navigate = route.useNavigate()
  const active = useMemo(
    () =>
      Object.entries({ role, status, group })
        .map(([id, value]) => ({ id, value }))
        .filter(({ value }) => value !== ''),
    [role, status, group],
  )
  const change = (patch: Partial<UserFilterValues & { keyword: string }>) =>
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }) })
  return {
    chosen: { role, status, group },
    /** For the grid; the same array while nothing changed. */
    active,
    choose: (patch: Partial<UserFilterValues>) => change(patch),
    clear: () => change({ ...NOTHING, keyword: '' }),
  }
}

export type UserFiltersState = ReturnType<typeof useUserFilters>
