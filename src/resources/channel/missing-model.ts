import { HttpFailure } from '#/http/failure'

/** What providers say of a model that does not exist, with quotes and commas read as blanks. */
const SAYINGS = [
  /model_not_(?:found|exist)|ModelNotFound|DeploymentNotFound/,
  /\b(?:no such|unknown) model\b|\bnot a valid model\b|\bdeployment for this resource does not exist\b/i,
  // With the name of the model between, or none.
  /(?:^| )models?(?:[:/]\S*)? (?:\S+ )?(?:does not|doesn t|is not|was not|could not be|not) (?:exist|found)\b/i,
  /(?:不存在的|没有此|没有该|未知)模型|模型[^，。；\n模]{0,80}(?:不存在|未找到|找不到)/,
  // The whole text of one provider.
  /status code: 404 error message: model: \S+$/,
]

/** Statuses with which a provider speaks of the key, the limit or itself, whatever its text says of the model. */
const isAboutProvider = (status: number) =>
  [401, 402, 403, 407, 408, 425, 429].includes(status) || status >= 500

/**
 * Whether a failed channel test means that the provider has no model of that name. Any other failure says nothing of the
 * model: a wrong key, a limit, an outage or a time-out passes.
 */
export function isModelMissing(error: unknown): boolean {
  if (!(error instanceof HttpFailure) || error.kind !== 'refused') return false
  const text = (error.serverMessage ?? '').trim()
  const statuses = text.matchAll(/\bstatus(?: code|_code)?["']?[:= ]{1,2}(\d{3})\b/gi)
  if (Array.from(statuses, ([, code]) => Number(code)).some(isAboutProvider)) return false
  const plain = text.replaceAll(/[\s"'`“”‘’「」,]+/g, ' ')
  return SAYINGS.some((saying) => saying.test(plain))
}
