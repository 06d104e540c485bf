/** A number to call, grouped and left to right in either language. `number` is E.164. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="d-tabular">
      <bdi dir="ltr">{groupPhone(number)}</bdi>
    </a>
  );
}

/** `+963912345678` → `+963 912 345 678`; other countries' numbers are grouped by three from the end. */
export function groupPhone(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const syrian = /^(\+963)(\d{2,3})(\d{3})(\d{3,4})$/.exec(digits);
  if (syrian) return syrian.slice(1).join(' ');
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ' ');
}
