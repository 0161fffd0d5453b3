<?php // After an order: its number as the platform knows it. It stays where the API has no order to show. ?>
<?= touchline_mount(
    'order-confirmation',
    ['shopUrl' => $routes['home']],
    '<p>Your order number: <strong>' . htmlspecialchars($order['order_number']) . '</strong></p>',
) ?>
