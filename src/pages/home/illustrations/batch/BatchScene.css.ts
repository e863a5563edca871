import { inside, scenic } from '../../../../components/illustrations/parts/layer.ts'
import { vars } from '../../../../components/styles/vars.css.ts'

const rule = `1px solid ${vars.color.line}`

export const total = scenic({ padding: '16px 18px 14px' })
export const checks = scenic({ borderBlock: rule })
inside(`${checks} > *`, { paddingInline: 18 })
