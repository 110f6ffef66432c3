import { PlainAuth } from './plain-auth.tsx';

export default function RegisterPage() {
  return <PlainAuth name="register" />;
}
