import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'

/** Whether someone has to look at a published answer again; `today` as YYYY-MM-DD. */
export function isDue(
  { review_on, retired_at }: Pick<ChatAnswer, 'review_on' | 'retired_at'>,
  today: string,
) {
  return retired_at === null && review_on <= today
}
