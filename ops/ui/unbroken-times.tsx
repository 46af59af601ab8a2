const span = /(\d[\d:]*(?: [AP]M|\s[ap]\.\s?m\.)?–\d[\d:]*(?: [AP]M|\s[ap]\.\s?m\.))/

/** Words in which a window of time stays on one line: "8–10 AM". */
export function UnbrokenTimes({ words }: { words: string }) {
  const [before = '', time, after = ''] = words.split(span)
  return (
    <>
      {before}
      {time && <span className="whitespace-nowrap">{time}</span>}
      {after}
    </>
  )
}
