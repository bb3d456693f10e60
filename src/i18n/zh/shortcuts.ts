/** 键盘快捷键 */
export const shortcuts = {
  'shortcuts.title': '键盘快捷键',
  'shortcuts.switch': '单键快捷键',
  'shortcuts.switch.hint':
    '输入文字时、对话框或菜单打开时不起作用。设置保存在此浏览器中，也可在配色菜单中更改。',
  'shortcuts.on': '开启',
  'shortcuts.off': '关闭',
  'shortcuts.everywhere': '所有页面',
  'shortcuts.help': '显示快捷键',
  'shortcuts.notification': '转到最新通知',
  'shortcuts.pages': '前往',
  'shortcuts.inLists': '列表中',
  'shortcuts.search': '搜索',
  'shortcuts.next': '下一行',
  'shortcuts.previous': '上一行',
  'shortcuts.select': '选择该行',
  'shortcuts.edit': '编辑该行',
  'shortcuts.right': '该行的下一个控件',
  'shortcuts.left': '该行的上一个控件',
} as const
