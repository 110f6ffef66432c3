import { PlainAuth } from './plain-auth.tsx';

export default function ForgotPage() {
  return <PlainAuth name="forgot" />;
}
