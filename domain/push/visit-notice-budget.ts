import { minute } from '#platform/time.ts'

/** Notifications about visits are counted over this time. */
export const noticeSpan = 10 * minute

/** To one person, of what one planner does: a full day that is planned and changed at once. And of what all of them do. */
const mostOfOne = 12
const mostOfAll = 24

/** Whether one more wakes a person who was told of so many within the span. */
export function isWithinNoticeBudget({ ofOne, ofAll }: { ofOne: number; ofAll: number }) {
  return ofOne < mostOfOne && ofAll < mostOfAll
}
