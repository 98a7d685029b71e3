type Props = { title: string; steps: readonly { title: string; text: string }[] };

/** What happens after something was sent, in numbered steps. */
export function NextSteps({ title, steps }: Props) {
  return (
    <div className="mt-12">
      <h2 className="text-h3">{title}</h2>
      <ol className="mt-5 grid max-w-4xl gap-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-ink border-t-2 pt-4">
            <p className="font-semibold">
              {index + 1}. {step.title}
            </p>
            <p className="mt-1 text-muted text-small">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
