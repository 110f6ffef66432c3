import { FileLinks } from '../files/file-links.tsx';
import { useText } from '../text/i18n.tsx';

interface SentFile {
  readonly id: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  readonly state: 'ready' | 'waits' | 'refused';
}

interface ChatWordsProps {
  text: string;
  files: readonly SentFile[];
  addressOf: (file: string) => string;
}

/** The text of a message with its files; one that is not scanned yet, or was found infected, is no link. */
export const ChatWords = ({ text, files, addressOf }: ChatWordsProps) => {
  const t = useText();
  return (
    <>
      {text}
      <FileLinks
        files={files.map(({ state, ...file }) => ({
          ...file,
          href: addressOf(file.id),
          withheld: state === 'ready' ? undefined : t(`ui.chat.file.${state}`),
        }))}
      />
    </>
  );
};
