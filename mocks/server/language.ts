const texts = {
  invalid_parameter: { en: 'invalid parameter', zh: '无效的参数' },
  invalid_input: { en: 'Invalid input, please check your input', zh: '无效的输入，请检查您的输入' },
  send_email_failed: { en: 'failed to send email: ', zh: '发送邮件失败：' },
}

/** Translates one of the server's three localized texts: Chinese if `Accept-Language` starts with zh (K1.4). */
export function translated(request: Request, key: keyof typeof texts): string {
  const language = request.headers.get('accept-language') ?? ''
  return texts[key][language.toLowerCase().startsWith('zh') ? 'zh' : 'en']
}
