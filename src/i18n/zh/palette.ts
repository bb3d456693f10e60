/** 命令面板：输入以查找页面、操作和记录 */
export const palette = {
  'palette.open': '搜索或跳转到…',
  'palette.title': '搜索或跳转到',
  'palette.placeholder': '页面、设置、模型或名称',
  'palette.results': '结果',
  'palette.pages': '页面',
  'palette.actions': '操作',
  'palette.scheme': '配色：{name}',
  'palette.count': '{n} 个结果',
  'palette.searching': '正在搜索…',
  'palette.empty': '没有找到“{text}”',
  'palette.failed': '搜索失败，请重新输入以重试。',
  'palette.key': '这看起来是密钥，不会发送给服务器，请按名称搜索。',
} as const
