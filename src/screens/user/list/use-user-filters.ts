import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RoleKind, StatusKind } from '#/resources/user/user'

const route = getRouteApi('/signed-in/admins/user')

/** Filters of the user list, by search param; blank is no filter. */
interface UserFilterValues {
  role: RoleKind | ''
  status: StatusKind | ''
  group: string
}

const NO_FILTERS: UserFilterValues = { role: '', status: '', group: '' }

/** Filters over the loaded rows, stored in the URL. */
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
    /** Column filters for the grid; stable while nothing changes. */
    active,
    choose: (patch: Partial<UserFilterValues>) => change(patch),
    clear: () => change({ ...NO_FILTERS, keyword: '' }),
  }
}

export type UserFiltersState = ReturnType<typeof useUserFilters>
