import { minute } from '#platform/time.ts'
import { durationWords } from '../dashboard/words.ts'
import { clockWords } from '../ui/clock.ts'

/** The promise to call as it stands now: "Call by 1:36 PM", then "2 minutes late: promised by 1:36 PM". */
export function callByWords(callBy: string, now: Date) {
  const due = new Date(callBy)
  const at = clockWords(due, now)
  if (now < due) return { isLate: false, words: `Call by ${at}` }
  const late = Math.floor((now.getTime() - due.getTime()) / minute)
  return { isLate: true, words: `${lateWords(late)}: promised by ${at}` }
}

function lateWords(minutes: number) {
  if (minutes === 0) return 'Late'
  if (minutes >= 60) return `${durationWords(minutes)} late`
  return minutes === 1 ? '1 minute late' : `${minutes} minutes late`
}
