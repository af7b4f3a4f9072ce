/** An e-mail address that breaks before its '@' first; inside of a word only where even that is not enough. */
export function Email({ address, className = '' }: { address: string; className?: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className={`block min-w-0 break-words as-cards:wrap-anywhere max-sm:wrap-anywhere ${className}`}>
      {at > 0 ? (
        <>
          {address.slice(0, at)}
          <wbr />
          {address.slice(at)}
        </>
      ) : (
        address
      )}
    </span>
  );
}
