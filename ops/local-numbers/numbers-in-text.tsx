const number = /((?:1[-.])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})/

/** A number that breaks is two numbers, and an address breaks behind its slashes. */
export function NumbersInText({ text }: { text: string }) {
  return text.split(number).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="text-[min(1em,5.5vw)] whitespace-nowrap">
        {part}
      </span>
    ) : (
      part.split(/(?<=\/)/).map((piece, nth) => [nth > 0 && <wbr key={nth} />, piece])
    ),
  )
}
