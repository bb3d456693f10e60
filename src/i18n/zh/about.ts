/** 关于页面 */
export const about = {
  'about.menu': '关于',
  'about.noun': '关于页面',
  'about.default': '可在设置页面编写此页内容，支持 HTML 和 Markdown。',
  'about.source': '网关源代码',
  'about.console': '你正在使用 Gateway Console {version}，以 MIT 许可证发布。',
} as const
