/** A registered route (K6.1). `critical` routes share the strict rate limit of K3. */
export interface Route {
  method: string
  /** Path pattern; ids are written `:id`. */
  path: string
  critical: boolean
}

const free = `
GET /api/status
GET /api/models
GET /api/notice
GET /api/about
GET /api/home_page_content
POST /api/topup
GET /api/user/logout
GET /api/user/dashboard
GET /api/user/self
PUT /api/user/self
DELETE /api/user/self
GET /api/user/token
GET /api/user/aff
POST /api/user/topup
GET /api/user/available_models
GET /api/user/
GET /api/user/search
GET /api/user/:id
POST /api/user/
POST /api/user/manage
PUT /api/user/
DELETE /api/user/:id
GET /api/option/
PUT /api/option/
GET /api/channel/
GET /api/channel/search
GET /api/channel/models
GET /api/channel/:id
GET /api/channel/test
GET /api/channel/test/:id
GET /api/channel/update_balance
GET /api/channel/update_balance/:id
POST /api/channel/
PUT /api/channel/
DELETE /api/channel/disabled
DELETE /api/channel/:id
GET /api/token/
GET /api/token/search
GET /api/token/:id
POST /api/token/
PUT /api/token/
DELETE /api/token/:id
GET /api/redemption/
GET /api/redemption/search
GET /api/redemption/:id
POST /api/redemption/
PUT /api/redemption/
DELETE /api/redemption/:id
GET /api/log/
DELETE /api/log/
GET /api/log/stat
GET /api/log/self/stat
GET /api/log/search
GET /api/log/self
GET /api/log/self/search
GET /api/group/`

const critical = `
GET /api/verification
GET /api/reset_password
POST /api/user/reset
GET /api/oauth/github
GET /api/oauth/oidc
GET /api/oauth/lark
GET /api/oauth/state
GET /api/oauth/wechat
GET /api/oauth/wechat/bind
GET /api/oauth/email/bind
POST /api/user/register
POST /api/user/login`

function routesOf(text: string, isCritical: boolean): Route[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = ''] = line.split(' ')
      return { method, path, critical: isCritical }
    })
}

/** All 68 routes of K6.1, whether or not the mock implements them. */
export const routes: readonly Route[] = [...routesOf(free, false), ...routesOf(critical, true)]
