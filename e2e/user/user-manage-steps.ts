interface Managed {
  username: string
  action: string
}

export const managed = (requests: { method: string; path: string; body?: string }[]) =>
  requests
    .filter(({ path }) => path === '/api/user/manage')
    .map(({ body }): Managed => JSON.parse(body ?? ''))
    .map(({ username, action }) => `${action} ${username}`)
