/** 管理员发布的公告 */
export const notice = {
  'notice.title': '公告',
} as const
