const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function SearchIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" {...stroke}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}

export function ProfileIcon() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" {...stroke}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </svg>
  );
}

/** The logo: three spines on a shelf, one of them leaning. */
export function ShelfMark() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="currentColor">
      <path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h3A1.5 1.5 0 0 1 10 6.5V25H4z" />
      <path opacity=".72" d="M11.5 9.5A1.5 1.5 0 0 1 13 8h3a1.5 1.5 0 0 1 1.5 1.5V25h-6z" />
      <path opacity=".88" d="m18.6 8.9 4.5-1.4a1.2 1.2 0 0 1 1.5.8L29.5 25h-6z" />
      <rect x="2" y="26.2" width="28" height="2.2" rx="1.1" />
    </svg>
  );
}
