/** The topics of the blog, as used in front matter and addresses. */
export const topics = ['treasury', 'risk', 'banking', 'cases'] as const

export type Topic = (typeof topics)[number]

export const isTopic = (text: string): text is Topic => topics.includes(text as Topic)
