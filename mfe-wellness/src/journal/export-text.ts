const two = (value: number) => String(value).padStart(2, '0');

/** YYYY-MM-DD in her own time zone. */
export function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface Exported {
  fileName: string;
  text: string;
}

/** A reflection as a plain text file named by its date (member spec, section 2). */
export function exportOf({
  prompt,
  content,
  date,
}: {
  prompt?: string | undefined;
  content: string;
  date: Date;
}): Exported {
  const day = localDay(date);
  return {
    fileName: `reflection-${day}.txt`,
    text: [`Reflection of ${day}`, ...(prompt ? [`Prompt: ${prompt}`] : []), content].join('\n\n') + '\n',
  };
}

/** Hands the file to the browser; nothing leaves the device. */
export function download({ fileName, text }: Exported): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
