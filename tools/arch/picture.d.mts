/** The dependency table as Markdown. */
export function picture(): string;
/** What a README holds between its two markers; undefined when it has none. */
export function pictureIn(readme: string): string | undefined;
